import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Report } from '../../../brand/report/report';
import { typedAddress } from '../../../brand/urls/target';
import { PANEL_IDS } from '../../../components/anchors';
import { BarWord } from '../../../components/report/ReportBar';
import { useEscape } from '../../../components/report/use-escape';
import type { Copy } from '../../../components/report/fixes/FixText';
import { useI18n, useLocale, useStrings } from '../../../components/strings';
import { loadStrings, type LoadedNamespace } from '../load-strings';
import type { AssessmentResult } from '../result';
import { useLoaded } from '../use-loaded';

type PanelName = keyof typeof PANEL_IDS;
const PANELS = Object.keys(PANEL_IDS) as readonly PanelName[];

/** What panels are made of: words, and one component, both loaded when a panel opens. */
const LOADED = {
  share: [async () => ({ Content: (await import('./Share')).Share }), ['keeping', 'sharing']],
  save: [async () => ({ Content: (await import('./Save')).Save }), ['keeping']],
  handOn: [async () => ({ Content: (await import('./LiveHandOn')).LiveHandOn }), ['hand-on', 'fixes', 'rules']],
} as const satisfies Record<PanelName, readonly [() => Promise<object>, readonly LoadedNamespace[]]>;

/** What any of the panels needs. */
export interface PanelProps {
  readonly result: AssessmentResult;
  /** As it is shown. */
  readonly report: Report;
  /** Id of the publication that it measures again; null if it measures none. */
  readonly previous: string | null;
  /** Told the id of what was saved in an account. */
  readonly onSaved: (id: string) => void;
  readonly copy: Copy;
}

interface ActionsProps extends PanelProps {
  readonly onCheckAgain: (address: string) => void;
}

/** The buttons of a report's bar, and the panel that one of them opened: one at a time, below the bar. */
export function useActions({ onCheckAgain, ...props }: ActionsProps): { actions: ReactNode; panel: ReactNode } {
  const [open, setOpen] = useState<PanelName | null>(null);
  // What was opened once stays as it is while it is closed: what was saved or shared is known to it.
  const [opened, setOpened] = useState<readonly PanelName[]>([]);
  const toggle = (name: PanelName) => {
    setOpen(open === name ? null : name);
    if (!opened.includes(name)) setOpened([...opened, name]);
  };
  const buttons = useRef<Partial<Record<PanelName, HTMLButtonElement | null>>>({});
  const { report, arrival } = props.result;
  const close = () => {
    if (open !== null) buttons.current[open]?.focus();
    setOpen(null);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && open !== null) close();
  };
  // Of an example there is no such site.
  const isSite = report.scope === 'site' && arrival.from !== 'example';
  return {
    actions: (
      <>
        {PANELS.map((name) => (
          <button
            key={name}
            ref={(button) => void (buttons.current[name] = button)}
            type="button"
            className={name === 'share' ? 'button' : 'button-quiet'}
            aria-expanded={open === name}
            aria-controls={PANEL_IDS[name]}
            onClick={() => toggle(name)}
            onKeyDown={onKeyDown}
          >
            <BarWord action={name} />
          </button>
        ))}
        {isSite && (
          <button type="button" className="button-quiet" onClick={() => onCheckAgain(typedAddress(report.target))}>
            <BarWord action="again" />
          </button>
        )}
      </>
    ),
    panel: opened.map((name) => <Panel key={name} name={name} isOpen={open === name} {...props} close={close} />),
  };
}

interface PanelOfProps extends PanelProps {
  readonly name: PanelName;
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** A region that a button opened. Its heading takes the focus, which on phones brings it into sight. */
function Panel({ name, isOpen, close, ...props }: PanelOfProps) {
  const t = useStrings('report');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  const root = useEscape<HTMLElement>(close);
  const loaded = usePanel(name);
  const id = PANEL_IDS[name];
  return (
    <section id={id} className="panel" hidden={!isOpen} aria-labelledby={`${id}-title`} ref={root}>
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {t(`panel.${name}`)}
      </h2>
      <button type="button" className="button-quiet panel-close" onClick={close}>
        {t('bar.close')}
      </button>
      {loaded !== null && <loaded.Content {...props} />}
    </section>
  );
}

function usePanel(name: PanelName) {
  const strings = useI18n();
  const locale = useLocale();
  const [load, namespaces] = LOADED[name];
  const [loaded, begin] = useLoaded(async () => {
    const [panel] = await Promise.all([load(), loadStrings(strings, locale, namespaces)]);
    return panel;
  });
  const start = useRef(begin);
  useEffect(() => start.current(), []);
  return loaded;
}
