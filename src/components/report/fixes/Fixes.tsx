import { Fragment, type ReactNode } from 'react';
import { PLACEHOLDER_MARK, type FixBlock } from '../../../brand/fixes/block';
import { fixes } from '../../../brand/fixes/fixes';
import { pointsOf } from '../../../brand/plan';
import type { Report } from '../../../brand/report';
import { useLocale, useStrings } from '../../strings';
import { useCheckText } from '../check-text';
import { formatList, formatScore } from '../../format';
import { isolate, Isolated } from '../isolate';

interface FixesProps {
  readonly report: Report;
  /** A control that copies a text: only where script runs. `codeId` is the id of the element that shows the text. */
  readonly copy?: (text: string, codeId: string, title: string) => ReactNode;
}

/** Texts that repair what lost points, ready to be pasted; nothing if there are none. */
export function Fixes({ report, copy }: FixesProps) {
  const t = useStrings('fixes');
  const blocks = fixes(report, (id) => t(`placeholder.${id}`));
  if (blocks.length === 0) return null;
  const points = pointsOf(report);
  return (
    <section>
      <h3>{t('title')}</h3>
      <p className="hint">
        {report.proofs !== undefined && <>{t('tried')} </>}
        {t('intro')}
      </p>
      {blocks.map((block) => (
        <Fix
          key={block.id}
          block={block}
          points={report.proofs === undefined ? null : points(block.checks)}
          name={report.portrait.name}
          {...(copy && { copy })}
        />
      ))}
    </section>
  );
}

interface FixProps extends Pick<FixesProps, 'copy'> {
  readonly block: FixBlock;
  /** Per mille of the overall that it was shown to gain; null where it was not tried. */
  readonly points: number | null;
  readonly name: string | null;
}

function Fix({ block, points, name, copy }: FixProps) {
  const t = useStrings('fixes');
  const plan = useStrings('plan');
  const locale = useLocale();
  const checks = useCheckText();
  const { id, text, placeholders, inferred, replaces } = block;
  const title = t(`block.${id}.title`);
  const codeId = `fix-${id}`;
  const checkNames = formatList(locale, block.checks.map(checks.title));
  const names = [...new Set(placeholders)].map((placeholder) => t(`placeholder.${placeholder}`));
  return (
    <details className="fix">
      <summary>
        <h4>{title}</h4>{' '}
        {points !== null && points > 0 && (
          <span className="score">{plan('points', { points: formatScore(locale, points) })}</span>
        )}{' '}
        <span className="hint">{t('answers', { checks: checkNames })}</span>
      </summary>
      <p>{t(`block.${id}.where`)}</p>
      {replaces.length > 0 && (
        <>
          <p>{t('replaces')}</p>
          <ul>
            {replaces.map((element) => (
              <li key={element}>
                <code dir="ltr">{element}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {inferred.map((what) => (
        <p key={what}>
          <Isolated text={t(`inferred.${what}`, { name: isolate(name ?? '') })} />
        </p>
      ))}
      {names.length > 0 && (
        <>
          <p>{t('placeholders', { count: placeholders.length })}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <pre dir="ltr" translate="no">
        <code id={codeId}>
          <Marked text={text} placeholders={names.map((name) => `${PLACEHOLDER_MARK} ${name}`)} />
        </code>
      </pre>
      {copy?.(text, codeId, title)}
    </details>
  );
}

/** A text whose placeholders stand out. Their words may run from right to left, which must not turn the code around. */
function Marked({ text, placeholders }: { readonly text: string; readonly placeholders: readonly string[] }) {
  let parts: readonly string[] = [text];
  for (const placeholder of placeholders) {
    parts = parts.flatMap((part) =>
      placeholders.includes(part)
        ? part
        : part.split(placeholder).flatMap((rest, index) => (index === 0 ? [rest] : [placeholder, rest])),
    );
  }
  return parts.map((part, index) =>
    placeholders.includes(part) ? (
      <bdi key={index} className="fix-placeholder">
        {part}
      </bdi>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
