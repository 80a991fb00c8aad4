/** Lines of a page on a terminal: sentences made safe, broken to its width and painted. */
import { safeSentence, shown, spaces, terminalLines, type Shown } from '../../encoding/terminal';
import type { Encoded } from '../../encoding/text';
import { localeFacts } from '../../site/locales';
import type { Words } from '../measured';
import { cellsOf, padded, wrap } from './cells';
import type { Paint, Style } from './paint';

export interface Page {
  /** In cells. */
  readonly width: number;
  readonly paint: Paint;
}

/** What precedes a text: lines after the first are indented by its width. */
interface Lead {
  readonly text: string;
  readonly style?: Style;
}

export class Sheet {
  readonly #lines: Shown[] = [];
  readonly isRightToLeft: boolean;

  constructor(
    private readonly words: Words,
    private readonly page: Page,
    /** Cells left free before each line. */
    private readonly indent = 0,
  ) {
    this.isRightToLeft = localeFacts(words.locale).dir === 'rtl';
  }

  get room(): number {
    return Math.max(10, this.page.width - this.indent);
  }

  /** A sentence, with untrusted parts between isolates. */
  text(sentence: string, style?: Style): this {
    return this.led({ text: '' }, sentence, style);
  }

  /** A sentence after something, such as a mark or a number. */
  led(lead: Lead, sentence: string, style?: Style): this {
    const before = safeSentence(lead.text, this.isRightToLeft);
    const cells = cellsOf(before);
    const text = safeSentence(sentence, this.isRightToLeft);
    const lines = wrap(text, this.words.locale, Math.max(10, this.room - cells));
    for (const [index, line] of lines.entries()) {
      const painted = style === undefined ? line : this.page.paint(style, line);
      const start = index === 0 ? this.painted(lead) : spaces(cells);
      this.line(shown`${start}${painted}`);
    }
    return this;
  }

  /** A line that is measured and painted already. */
  line(text: Shown): this {
    this.#lines.push(text.trim() === '' ? shown`` : shown`${spaces(this.indent)}${text}`);
    return this;
  }

  heading(text: string): this {
    return this.gap().text(text, 'bold');
  }

  /** An empty line, unless there is one. */
  gap(): this {
    if (this.#lines.length > 0 && this.#lines.at(-1) !== '') this.#lines.push(shown``);
    return this;
  }

  /** Lines of another sheet, whose indent is its own. */
  add(other: Sheet): this {
    this.#lines.push(...other.#lines);
    return this;
  }

  /** A sheet for lines that belong to the one above. */
  indented(by: number): Sheet {
    return new Sheet(this.words, this.page, this.indent + by);
  }

  paint(style: Style, text: Shown): Shown {
    return this.page.paint(style, text);
  }

  padded(text: Shown, width: number): Shown {
    return padded(text, width);
  }

  /** All lines, as they are written. */
  written(): Encoded<'terminal'> {
    return terminalLines(this.#lines);
  }

  private painted({ text, style }: Lead): Shown {
    const safe = safeSentence(text, this.isRightToLeft);
    return style === undefined ? safe : this.page.paint(style, safe);
  }
}
