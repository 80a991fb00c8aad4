import { brandNames } from '../../brand/comparison/compared-brands';
import type { Lesson } from '../../brand/comparison/compare';
import { useCheckText } from '../report/check-text';
import { formatList, formatScore } from '../format';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import { Brand, type Compared } from './Brand';

/** Lessons beyond these are behind a disclosure. */
const FIRST = 3;

interface LessonsProps extends Compared {
  /** Leaves out all but the first. */
  readonly isBrief: boolean;
}

/** For each brand what others do better, with the points it would win. */
export function Lessons({ reports, comparison: { brands }, isBrief }: LessonsProps) {
  const t = useStrings('comparison-view');
  return (
    <>
      <p className="hint">{t('lessons.intro')}</p>
      <div className="columns">
        {brands.map(({ lessons }, index) => (
          <section key={index}>
            <h3>
              <Brand reports={reports} index={index} />
            </h3>
            {lessons.length === 0 && <p>{t('lessons.none')}</p>}
            <LessonList reports={reports} lessons={lessons.slice(0, FIRST)} />
            {!isBrief && lessons.length > FIRST && (
              <details>
                <summary>{t('lessons.more', { count: lessons.length - FIRST })}</summary>
                <LessonList reports={reports} lessons={lessons.slice(FIRST)} />
              </details>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

interface LessonListProps extends Pick<Compared, 'reports'> {
  readonly lessons: readonly Lesson[];
}

function LessonList({ reports, lessons }: LessonListProps) {
  const t = useStrings('comparison-view');
  const locale = useLocale();
  const text = useCheckText();
  if (lessons.length === 0) return null;
  const labels = (from: readonly number[]) =>
    brandNames(reports)
      .filter((_, index) => from.includes(index))
      .map(isolate);
  return (
    <ol className="plan">
      {lessons.map(({ cause, check, from, points }) => (
        <li key={check}>
          <span className="score">
            {points !== null && t('lessons.points', { points: formatScore(locale, points) })}
          </span>
          <p>
            <Isolated text={cause === null ? text.title(check) : text.cause(cause)} />{' '}
            <span className="found">
              <Isolated text={t('lessons.from', { brands: formatList(locale, labels(from)) })} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
