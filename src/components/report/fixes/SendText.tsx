import { plan } from '../../../brand/plan';
import type { Report } from '../../../brand/report';
import { escaped } from '../../../encoding/markdown';
import { formatScore } from '../../format';
import { useLocale, useStrings } from '../../strings';
import { useReportName } from '../Hero';
import { flattened } from '../isolate';
import type { Copy } from './FixText';
import { useStepWords } from './FixStep';
import { useStepWork } from './StepWork';
import { textsBySteps, useFixBlocks } from './fix-texts';
import { fixesMail, fixesMarkdown, type FixWords } from './markdown';

const CODE_ID = 'send-text';

interface SendTextProps {
  readonly report: Report;
  /** Only where script runs. */
  readonly copy?: Copy | undefined;
}

/** The whole plan for a developer: a text to copy, and a message to send. */
export function SendText({ report, copy }: SendTextProps) {
  const t = useStrings('plan');
  const locale = useLocale();
  const fixes = useStrings('fixes');
  const blocks = useFixBlocks(report);
  const wordsOf = useStepWords();
  const { whole: works } = useStepWork();
  const name = useReportName()(report);
  const { scope, target } = report;
  const about = scope === 'page' ? target.address : target.origin;
  const inWords = (show: (part: string) => string): readonly FixWords[] =>
    [...textsBySteps(report, plan(report), blocks)].map(([step, { own }]) => {
      const { title, first, further } = wordsOf(step);
      return {
        title,
        points:
          step.points === null ? '' : flattened(t('points', { points: formatScore(locale, step.points) }), String),
        work: works(step),
        repairs: [first, ...further].map((repair) => flattened(repair, show)),
        texts: own.map(({ id, text }) => ({
          title: fixes(`block.${id}.title`),
          where: fixes(`block.${id}.where`),
          text,
        })),
      };
    });
  const title = t('send.subject', { name });
  const markdown = fixesMarkdown([escaped(title), escaped(about)], inWords(escaped));
  const mail = fixesMail([title, about], inWords(String), t('send.rest'));
  return (
    <>
      <p>
        <a href={mail}>{t('send.mail')}</a>
      </p>
      {copy?.(markdown, CODE_ID, t('send.title'))}
      <pre dir="auto">
        <code id={CODE_ID}>{markdown}</code>
      </pre>
    </>
  );
}
