import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Form, useFormState } from 'react-final-form';

import { useFrozenValue } from '@/hooks/use-frozen-value';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/text-keys';
import type { PhoneLink } from '@/lib/contact-links';
import { startStopwatch } from '@/lib/stopwatch';

import { isBusy } from '../../api/create-sender';
import { getAttachmentStore } from '../../hooks/attachment-stores';
import { readDraft, writeDraft } from '../../hooks/draft-storage';
import { getSender } from '../../hooks/pending-submissions';
import { useToday } from '../../hooks/use-today';
import { isUntouched, type Asked } from '../../model/asked';
import { toInitialValues } from '../../model/draft';
import { emptyValues, type EnquiryValues } from '../../model/fields';
import { getChosen, kinds, type About, type Enquiry, type EnquiryKind } from '../../model/kinds';
import { findProblems } from '../../model/problems';

import { AskedQuestion, useNextQuestion } from './asked-question';
import { FormBody } from './form-body';
import { SentNotice } from './send-status';

type Props = {
  kind: EnquiryKind;
  about: readonly About[];
  list?: string;
  known?: Partial<EnquiryValues>;
  asked?: Asked | null;
  phone: PhoneLink | null;
  email: string | null;
  locale: Locale;
  /** Translates for the dealer, in the default language whatever the visitor's. */
  translateForDealer: Translate;
  /** Where the dealer answers. */
  siteUrl: string;
};

/** The form: its kind selects the fields (`model/kinds.ts`). Typed values are stored until they are sent. */
export function EnquiryForm(props: Props) {
  const [round, setRound] = useState(0);
  const [isStarted, setIsStarted] = useState(false);
  // If the item is sold while the visitor writes about it, the form stays. A list is as it is now.
  const held = useFrozenValue(props, isStarted && props.list === undefined);
  // What was asked and sent is not asked again.
  const [sentKey, setSentKey] = useState('');
  const asked = props.asked == null || props.asked.key === sentKey ? null : props.asked;
  return (
    <OneEnquiry
      key={`${String(round)} ${held.kind}`}
      {...held}
      asked={asked}
      onStart={() => setIsStarted(true)}
      onAgain={(key) => {
        setSentKey(key);
        setIsStarted(false);
        setRound(round + 1);
      }}
    />
  );
}

type OneProps = Props & {
  asked: Asked | null;
  onStart: () => void;
  /** @param sentKey of the question that was sent */
  onAgain: (sentKey: string) => void;
};

function OneEnquiry({ kind, about, list, known, asked, phone, email, ...rest }: OneProps) {
  const { locale, translateForDealer, siteUrl, ...on } = rest;
  const isChosen = list !== undefined;
  // Keyed by the item, so that the draft survives when the item is sold and the form becomes another kind.
  const name = list ?? about[0]?.id ?? kind;
  const [draft] = useState(() => readDraft(name));
  const [initialValues] = useState(() => toInitialValues(known ?? {}, draft, kind));
  // A restored draft is not checked for the time it took to type.
  const [getOpenFor] = useState(() => (draft === null ? startStopwatch() : () => Infinity));
  const lost = draft?.files ?? 0;
  const store = getAttachmentStore(name, kinds[kind].files);
  const content = useSyncExternalStore(store.subscribe, store.get);
  const formId = useId();
  const today = useToday();
  const sender = getSender(name, store);
  const sending = useSyncExternalStore(sender.subscribe, sender.get);
  // A result that arrived on another page is shown, but does not take the focus.
  const [found] = useState(sending);
  const isNew = sending !== found;
  // The visitor has seen it.
  useEffect(() => () => sender.reset(), [sender]);
  const again = (sentKey: string) => {
    sender.reset();
    on.onAgain(sentKey);
  };
  useNextQuestion(asked, () => {
    if (sending.id === 'sent') again('');
  });
  const toEnquiry = (values: EnquiryValues): Enquiry => ({
    ...{ kind, isChosen, values },
    about: isChosen ? getChosen(about, values) : about,
  });
  if (sending.id === 'sent')
    return <SentNotice isNew={isNew} about={isChosen ? sending.about : []} onAgain={() => again(asked?.key ?? '')} />;
  return (
    <Form<EnquiryValues>
      initialValues={initialValues}
      validate={(values) => findProblems(toEnquiry(values), today)}
      onSubmit={async (values, form) => {
        const enquiry = toEnquiry(values);
        await sender.send({ enquiry, openFor: getOpenFor(), locale, translateForDealer, siteUrl });
        // A password manager may have filled the honeypot, and the visitor cannot empty it.
        if (values.trap !== emptyValues.trap) form.change('trap', emptyValues.trap);
      }}
    >
      {({ handleSubmit, values, errors, submitFailed }) => (
        <>
          <KeepDraft
            name={name}
            files={content.files.length || lost}
            isRestored={draft !== null}
            isPaused={isBusy(sending)}
            onStart={on.onStart}
          />
          {asked !== null && about[0] !== undefined && (
            <AskedQuestion
              asked={asked}
              about={about[0]}
              messageId={`${formId}-message`}
              translateForDealer={translateForDealer}
            />
          )}
          <FormBody
            formId={formId}
            enquiry={toEnquiry(values)}
            offered={isChosen ? about : []}
            problems={errors ?? {}}
            today={today}
            hasRefused={submitFailed === true}
            onSubmit={() => void handleSubmit()}
            files={{ kind: kinds[kind].files, store, content, lost, isBusy: isBusy(sending) }}
            sending={sending}
            isNew={isNew}
            phone={phone}
            email={email}
          />
        </>
      )}
    </Form>
  );
}

type Kept = { name: string; files: number; isRestored: boolean; isPaused: boolean; onStart: () => void };

/** Stores changed values as a draft; removes the draft when the enquiry was sent. */
function KeepDraft({ name, files, isRestored, isPaused, onStart }: Kept) {
  const { values, modified } = useFormState<EnquiryValues>({ subscription: { values: true, modified: true } });
  const typed = Object.entries(modified ?? {}).filter(
    ([field, is]) => is && !(field === 'message' && isUntouched(values)),
  );
  const isChanged = isRestored || files > 0 || typed.length > 0;
  useEffect(() => {
    if (isChanged && !isPaused) writeDraft(name, { values, files });
  }, [isChanged, isPaused, name, values, files]);
  useEffect(() => {
    if (isChanged) onStart();
  }, [isChanged, onStart]);
  return null;
}
