import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';

import { useFrozenValue } from '@/hooks/use-frozen-value';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/text-keys';
import type { PhoneLink } from '@/lib/contact-links';

import { isBusy } from '../../api/create-sender';
import { getAttachmentStore } from '../../hooks/attachment-stores';
import { writeDraft } from '../../hooks/draft-storage';
import { getSender } from '../../hooks/pending-submissions';
import { useFormStart } from '../../hooks/use-form-start';
import { useSending } from '../../hooks/use-sending';
import { useToday } from '../../hooks/use-today';
import { isUntouched, type Asked } from '../../model/asked';
import { emptyValues, fieldIds, type EnquiryValues } from '../../model/fields';
import { getChosen, kinds, type About, type Enquiry, type EnquiryKind } from '../../model/kinds';
import { findProblems } from '../../model/problems';

import { AskedQuestion, useNextQuestion } from './asked-question';
import { FormBody } from './form-body';
import { SentNotice, type Recipient } from './sent-notice';

type Props = {
  kind: EnquiryKind;
  about: readonly About[];
  list?: string;
  known?: Partial<EnquiryValues>;
  asked?: Asked | null;
  phone: PhoneLink | null;
  email: string | null;
  recipient: Recipient;
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
  // Who writes again has told who it is, and about which machines.
  const [before, setBefore] = useState<Partial<EnquiryValues>>({});
  const asked = props.asked == null || props.asked.key === sentKey ? null : props.asked;
  return (
    <OneEnquiry
      key={`${String(round)} ${held.kind}`}
      {...held}
      known={{ ...held.known, ...before }}
      asked={asked}
      onStart={() => setIsStarted(true)}
      onAgain={(key, { name, email, phone, skipped }) => {
        setSentKey(key);
        setBefore({ name, email, phone, skipped });
        setIsStarted(false);
        setRound(round + 1);
      }}
    />
  );
}

type OneProps = Props & {
  asked: Asked | null;
  onStart: () => void;
  /** @param sentKey of the question that was sent @param sent what was filled in */
  onAgain: (sentKey: string, sent: EnquiryValues) => void;
};

function OneEnquiry({ kind, about, list, known, asked, phone, email, ...rest }: OneProps) {
  const { recipient, locale, translateForDealer, siteUrl, ...on } = rest;
  const isChosen = list !== undefined;
  // Keyed by the item, so that the draft survives when the item is sold and the form becomes another kind.
  const name = list ?? about[0]?.id ?? kind;
  const { initialValues, getOpenFor, isRestored, lost } = useFormStart(name, kind, known);
  const store = getAttachmentStore(name, kinds[kind].files);
  const content = useSyncExternalStore(store.subscribe, store.get);
  const formId = useId();
  const today = useToday();
  const sender = getSender(name, store);
  const { sending, isNew } = useSending(sender);
  const again = (sentKey: string) => {
    if (sending.id !== 'sent') return;
    sender.reset();
    on.onAgain(sentKey, sending.enquiry.values);
  };
  useNextQuestion(asked, () => again(''));
  const toEnquiry = (values: EnquiryValues): Enquiry => ({
    ...{ kind, isChosen, values },
    about: isChosen ? getChosen(about, values) : about,
  });
  if (sending.id === 'sent')
    return (
      <SentNotice
        {...recipient}
        {...{ isNew, phone }}
        enquiry={sending.enquiry}
        files={sending.files}
        onAgain={() => again(asked?.key ?? '')}
      />
    );
  return (
    <Form<EnquiryValues>
      initialValues={initialValues}
      validate={(values) => findProblems(toEnquiry(values), today)}
      onSubmit={async (values, form) => {
        const enquiry = toEnquiry(values);
        await sender.send({ enquiry, openFor: getOpenFor(), locale, translateForDealer, siteUrl });
        if (sender.get().id === 'sent') asked?.forget();
        // A password manager may have filled the honeypot, and the visitor cannot empty it.
        if (values.trap !== emptyValues.trap) form.change('trap', emptyValues.trap);
      }}
    >
      {({ handleSubmit, values, errors, submitFailed }) => (
        <>
          <KeepFields />
          <KeepDraft
            name={name}
            files={content.files.length || lost}
            isRestored={isRestored}
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
            toDayNote={recipient.toDayNote}
          />
        </>
      )}
    </Form>
  );
}

/**
 * The form library gives a field that appears its first value. Registered as long as the form is there, a field keeps
 * what was typed while its question or wish is not selected.
 */
function KeepFields() {
  const form = useForm<EnquiryValues>();
  useEffect(() => {
    const releases = fieldIds.map((field) => form.registerField(field, () => undefined, {}));
    return () => {
      for (const release of releases) release();
    };
  }, [form]);
  return null;
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
