import { plan } from '../../../brand/score/plan';
import type { Report } from '../../../brand/report/report';
import { measuredPage, pageText } from '../../../brand/urls/target';
import { ownWords } from '../../../encoding/markdown';
import { formatScore } from '../../format';
import { useI18n, useLocale, useStrings } from '../../strings';
import { useReportName } from '../Hero';
import { flattened } from '../isolate';
import type { Copy } from './FixText';
import { checkText } from '../check-text';
import { stepWords } from './FixStep';
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
  const wordsOf = stepWords(checkText(useI18n(), locale, report.rubricVersion));
  const { whole: works } = useStepWork();
  const name = useReportName()(report);
  const { scope, target } = report;
  const about = scope === 'page' ? target.address : pageText(measuredPage(target));
  const inWords = <Words extends string>(write: (text: string) => Words): readonly FixWords<Words>[] =>
    [...textsBySteps(report, plan(report), blocks)].map(([step, { own }]) => {
      const { title, first, further } = wordsOf(step);
      return {
        title: write(title),
        points: write(
          step.points === null ? '' : flattened(t('points', { points: formatScore(locale, step.points) }), String),
        ),
        work: write(works(step)),
        repairs: [first, ...further].map((repair) => write(flattened(repair, String))),
        texts: own.map(({ id, text }) => ({
          title: write(fixes(`block.${id}.title`)),
          where: write(fixes(`block.${id}.where`)),
          text,
        })),
      };
    });
  const title = t('send.subject', { name });
  const markdown = fixesMarkdown([ownWords(title), ownWords(about)], inWords(ownWords));
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
