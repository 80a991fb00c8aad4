import { Fragment, type ReactNode } from 'react';
import { PLACEHOLDER_MARK, type FixBlock } from '../../../brand/fixes/block';
import type { Report } from '../../../brand/report/report';
import { fixTextAnchor } from '../../anchors';
import { useLocale, useStrings } from '../../strings';
import { useCheckText } from '../check-text';
import { formatList } from '../../format';
import { isolate, Isolated } from '../isolate';

/** Makes a control that copies a text. `codeId` is the id of the element that shows it. */
export type Copy = (text: string, codeId: string, title: string) => ReactNode;

interface FixTextProps {
  readonly report: Report;
  readonly block: FixBlock;
  /** Only where script runs. */
  readonly copy?: Copy | undefined;
}

/** A text that repairs what lost points, ready to be pasted, and where it belongs. */
export function FixText({ report, block, copy }: FixTextProps) {
  const t = useStrings('fixes');
  const locale = useLocale();
  const checks = useCheckText();
  const { id, text, placeholders, inferred, replaces } = block;
  const title = t(`block.${id}.title`);
  const codeId = `fix-${id}`;
  const names = [...new Set(placeholders)].map((placeholder) => t(`placeholder.${placeholder}`));
  return (
    <div className="fix-text" id={fixTextAnchor(id)}>
      <p>
        <b>{title}</b>{' '}
        <span className="found">
          <Isolated text={t('answers', { checks: formatList(locale, block.checks.map(checks.title)) })} />
        </span>
      </p>
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
          <Isolated text={t(`inferred.${what}`, { name: isolate(report.portrait.name ?? '') })} />
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
      <p className="hint">
        {report.proofs !== undefined && <>{t('tried')} </>}
        {t('intro')}
      </p>
    </div>
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
