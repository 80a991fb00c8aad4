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

/** Parts in the order their rules count. The tool links the report's sheet once there is a report. */
function partsOf(sheet: SheetName | undefined): readonly string[] {
  const own = sheet === undefined ? [] : [...SHEETS[sheet], ...(sheet === 'tool' ? SHEETS.report : [])];
  return ['serif.css', 'index.css', ...own.filter((part, index) => own.lastIndexOf(part) === index)];
}

export function LiveStyles({
  sheet,
  children,
}: {
  readonly sheet: SheetName | undefined;
  readonly children: ReactNode;
}) {
  useLayoutEffect(() => {
    const parts = partsOf(sheet).map((name) => partNamed(`./${name}`).default);
    for (const part of parts) part.use();
    return () => {
      for (const part of parts) part.unuse();
    };
  }, [sheet]);
  return children;
}
