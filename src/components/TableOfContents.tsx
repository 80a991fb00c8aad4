/** A heading of the text that can be linked to. */
export interface Section {
  readonly id: string;
  readonly text: string;
  /** Level of the heading. */
  readonly depth: 2 | 3;
}

interface TableOfContentsProps {
  readonly label: string;
  readonly sections: readonly Section[];
  /** Language of the headings where it is not the page's. */
  readonly lang?: string;
}

/** Links to the sections of a text. */
export function TableOfContents({ label, sections, lang }: TableOfContentsProps) {
  return (
    <nav className="toc" aria-label={label}>
      <p className="label">{label}</p>
      <ol lang={lang}>
        {sections.map((section) => (
          <li key={section.id} className={section.depth === 3 ? 'toc-deeper' : undefined}>
            <a href={`#${section.id}`}>
              <bdi>{section.text}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
