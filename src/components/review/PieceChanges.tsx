import { DEFAULT_LOCALE } from '../../site/locales';
import type { RouteId } from '../../site/routes';
import { useStrings } from '../strings';
import { ChangeMarks } from './ChangeMarks';
import { PageChanges } from './PageChanges';
import { PageTitle } from './PageLink';
import type { PieceChange } from './review';
import type { TitleLanguage } from './title-languages';

/** What a piece of content is called by its route; the rest are pages. */
const KINDS = { post: 'post', 'changelog-entry': 'changelog', legal: 'legal' } as const satisfies Partial<
  Record<RouteId, string>
>;

export interface PieceChangesProps {
  readonly pieces: readonly PieceChange[];
  readonly origin: string;
  readonly languageOf: TitleLanguage;
}

/** Pieces of content whose files a build changes, each with its pages in all languages. */
export function PieceChanges({ pieces, origin, languageOf }: PieceChangesProps) {
  const t = useStrings('review');
  const kinds: Readonly<Partial<Record<RouteId, 'post' | 'changelog' | 'legal'>>> = KINDS;
  return (
    <>
      {pieces.map(({ route, slug, title, changes, pages }) => (
        <article key={`${route} ${slug}`} className="changes-piece">
          <h3>
            <PageTitle title={title} lang={DEFAULT_LOCALE} />
          </h3>
          <p>
            <small>{t(`piece.${kinds[route] ?? 'page'}`)}</small> <code>{slug}</code>
            <ChangeMarks changes={changes} />
          </p>
          <PageChanges pages={pages} origin={origin} languageOf={languageOf} title={title} />
        </article>
      ))}
    </>
  );
}
