import { useEffect, useRef, useState, type RefObject } from 'react';
import { ERROR_SUMMARY_ID } from '../../components/ErrorSummary';
import { FeedbackForm } from '../../components/FeedbackForm';
import { FeedbackReceipt } from '../../components/FeedbackReceipt';
import { DraftNotice } from './DraftNotice';
import { fillIn, valuesOf } from './form-fields';
import { MessageRoom } from './MessageRoom';
import { originKind, originPage } from './origin-page';
import { ScreenshotPreview } from './ScreenshotPreview';
import { FAILURE_ID, SendingStatus } from './SendingStatus';
import type { Stage } from './use-sending';
import { useSending } from './use-sending';
import { useScreenshot } from './use-screenshot';

/**
 * The feedback form, with what script adds to it: drafts, a check before sending, a proof of work, a receipt in place.
 * It is the form the page came with, and stays usable if any of this fails.
 */
export function FeedbackIsland() {
  const form = useRef<HTMLFormElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const { stage, restored, submit, discard } = useSending(form);
  const { chosen, remove } = useScreenshot(form);
  useOrigin(form);
  useFocusOnOutcome(stage, main);

  if (stage.at === 'sent') {
    return (
      <div ref={main}>
        <FeedbackReceipt {...stage.receipt} />
      </div>
    );
  }
  const busy = stage.at !== 'writing';
  return (
    <div ref={main}>
      <FeedbackForm
        errors={busy ? {} : stage.errors}
        live={{
          form,
          onSubmit: () => void submit(),
          notice: restored !== null && (
            <DraftNotice
              savedAt={restored}
              onDiscard={() => {
                discard();
                document.getElementById('feedback-kind')?.focus();
              }}
            />
          ),
          room: <MessageRoom form={form} />,
          preview: chosen && <ScreenshotPreview chosen={chosen} onRemove={remove} />,
          status: <SendingStatus stage={stage} hasScreenshot={chosen !== null} />,
          sending: busy,
        }}
      />
    </div>
  );
}

/** Fills in what the message is about, where the fields are still empty. */
function useOrigin(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    if (form.current === null) return;
    const { kind, page } = valuesOf(form.current);
    const address = window.location.href;
    fillIn(form.current, {
      ...(kind === '' && { kind: originKind(address) }),
      ...(page === '' && { page: originPage(address, document.referrer) }),
    });
  }, [form]);
}

/** Moves the focus to what the form was answered with, each time it was. */
function useFocusOnOutcome(stage: Stage, main: RefObject<HTMLElement>): void {
  const [opened] = useState(stage);
  useEffect(() => {
    if (stage === opened || (stage.at !== 'writing' && stage.at !== 'sent')) return;
    if (stage.at === 'writing') {
      document.getElementById(stage.failure === null ? ERROR_SUMMARY_ID : FAILURE_ID)?.focus();
      return;
    }
    const heading = main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [stage, opened, main]);
}
