/** Styles in `gatsby develop`: the sheets of the page that is shown, as a build gives them to it, each part as it is saved. */
import { useLayoutEffect, type ReactNode } from 'react';
import { SHEETS, type SheetName } from '../../styles/sheets';

interface LazyPart {
  readonly default: { readonly use: () => void; readonly unuse: () => void };
}

/** What webpack makes of the folder, part by part. https://webpack.js.org/guides/dependency-management/#requirecontext */
declare const require: {
  readonly context: (folder: string, deep: boolean, names: RegExp) => (name: string) => LazyPart;
};

const partNamed = require.context('!!style-loader?injectType=lazyStyleTag!css-loader!../../styles', false, /\.css$/);

/** Parts in the order their rules count. */
function partsOf(sheets: readonly SheetName[]): readonly string[] {
  const own: readonly string[] = sheets.flatMap((sheet) => SHEETS[sheet]);
  return ['serif.css', 'index.css', ...own.filter((part, index) => own.lastIndexOf(part) === index)];
}

interface LiveStylesProps {
  readonly sheet: SheetName | undefined;
  /** The one that the page's script links. */
  readonly laterSheet: SheetName | undefined;
  readonly children: ReactNode;
}

export function LiveStyles({ sheet, laterSheet, children }: LiveStylesProps) {
  useLayoutEffect(() => {
    const parts = partsOf([sheet, laterSheet].filter((name) => name !== undefined)).map(
      (name) => partNamed(`./${name}`).default,
    );
    for (const part of parts) part.use();
    return () => {
      for (const part of parts) part.unuse();
    };
  }, [sheet, laterSheet]);
  return children;
}
