import { brandLabel } from '../../../brand/comparison/compared-brands';
import { Host } from '../../../components/Host';
import { useStrings } from '../../../components/strings';
import { resultOf, type Column } from '../state';

interface ChosenBrandsProps {
  readonly columns: readonly Column[];
  readonly onRemove: (id: number) => void;
}

/** Brands whose reports are here already, while the others are still to be named. */
export function ChosenBrands({ columns, onRemove }: ChosenBrandsProps) {
  const t = useStrings('comparison');
  return (
    <section className="examples" aria-labelledby="held-title">
      <h2 id="held-title" tabIndex={-1}>
        {t('held')}
      </h2>
      <ul>
        {columns.map((column) => {
          const result = resultOf(column);
          const id = `held-${String(column.id)}`;
          return (
            <li key={column.id}>
              <span id={id}>
                <Host text={result === null ? column.name : brandLabel(result.report)} />
              </span>
              <button
                type="button"
                className="button-quiet"
                id={`${id}-remove`}
                aria-labelledby={`${id}-remove ${id}`}
                onClick={() => onRemove(column.id)}
              >
                {t('form.remove')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
