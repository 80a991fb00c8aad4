import type { ReactNode } from 'react';
import type { Report } from '../../brand/report/report';
import { formatScore } from '../format';
import { useCheckText } from '../report/check-text';
import { isolate, Isolated } from '../report/isolate';
import { useReportName } from '../report/Hero';
import { OddMark } from '../report/Marks';
import { useLocale, useStrings } from '../strings';
import { nameStory } from './name-story';

/** One finding of the example, told: what people see, what machines read, what it costs, what the fix is. */
export function ExampleStory({ report }: { readonly report: Report }) {
  const t = useStrings('home');
  const words = useStrings('report');
  const previews = useStrings('previews');
  const locale = useLocale();
  const text = useCheckText();
  const brand = useReportName()(report);
  const story = nameStory(report);
  if (story === null) return null;
  const { seen, read, points, now, then, check } = story;
  return (
    <section className="story section" aria-labelledby="story-title">
      <h2 id="story-title">{t('story.title')}</h2>
      <p>
        <Isolated text={t('story.intro', { brand: isolate(brand) })} />
      </p>
      <ol>
        <Part title={t('story.people')}>
          <dl>
            {seen.map(({ face, text: shown }) => (
              <Stated key={face} place={previews(`name.${face}`)} value={shown} odd />
            ))}
          </dl>
        </Part>
        <Part title={t('story.machines')}>
          <dl>
            {read.map(({ source, kind, value, odd }) => (
              <Stated key={source} place={words(`place.${kind}`)} value={value} odd={odd} />
            ))}
          </dl>
        </Part>
        <Part title={t('story.cost')}>
          <p>
            <span className="story-figure score">{formatScore(locale, points)}</span> {t('story.points')}
          </p>
          <p>{t('story.costText')}</p>
        </Part>
        <Part title={t('story.fix')}>
          <p>
            <Isolated text={text.fix(check) ?? text.reason(check)} />
          </p>
          <p>{t('story.fixText', { now: formatScore(locale, now.value), then: formatScore(locale, then.value) })}</p>
        </Part>
      </ol>
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

interface StatedProps {
  readonly place: string;
  readonly value: string;
  readonly odd: boolean;
}

function Stated({ place, value, odd }: StatedProps) {
  return (
    <div>
      <dt>{place}</dt>
      <dd>
        {odd && <OddMark />}
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
