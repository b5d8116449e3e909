import { useEffect, useState } from 'react';

import { Button } from '@/components/ui/button';
import { LiveText } from '@/components/ui/live-text';
import { toAddressLine } from '@/features/company/address-lines';
import { useCompany } from '@/features/company/use-company';
import { AnswerForm } from '@/features/enquiry/components/answer/answer-form';
import { readSellerName, writeSellerName } from '@/features/enquiry/hooks/seller-name';
import { readTypedAnswer, writeTypedAnswer } from '@/features/enquiry/hooks/typed-answer';
import { useToday } from '@/features/enquiry/hooks/use-today';
import { toAvailableName, toFactName, type AnswerValues } from '@/features/enquiry/model/answer/answer-words';
import type { AnswerRequest } from '@/features/enquiry/model/answer/answerable';
import { toFirstValues } from '@/features/enquiry/model/answer/first-values';
import { isSameLine, toTypedText } from '@/features/enquiry/model/answer/typed-lines';
import { toFactField, toFactWords } from '@/features/stock/model/fact-input';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { useOnline } from '@/hooks/use-online';
import { defaultLocale, knownLocales, type Locale } from '@/i18n/locales';
import { toPath } from '@/i18n/paths';
import type { Translate } from '@/i18n/text-keys';
import { useTexts } from '@/i18n/use-texts';
import type { PhoneLink } from '@/lib/contact-links';

import { DayNote } from './day-note';
import { findContact, type Contacts } from './find-contact';
import { answerTextLoaders } from './load-answer-texts';
import { toAnswerItems, toKnownItem, type CategoryPaths } from './to-answer-items';
import { useAskedItems, useSimilarItems } from './use-asked-items';

type Props = {
  request: AnswerRequest;
  unknown: readonly string[];
  categories: readonly CategoryPaths[];
  contacts: Contacts;
  siteUrl: string;
  /** Of the address that brought the request. */
  hash: string;
};

/** A request, with the texts of the visitor's language. */
export function OpenedRequest(props: Props) {
  const { t } = useTexts();
  const load = answerTextLoaders[props.request.locale];
  return load === null ? <Answering {...props} translate={t} /> : <Translated {...props} load={load} />;
}

function Translated(props: Props & { load: () => Promise<Translate> }) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const { part, loadPart } = useLazyPart(props.load);
  const [hasFailed, setFailed] = useState(false);
  const load = () => void loadPart().then(() => setFailed(true));
  useEffect(() => {
    void loadPart().then(() => setFailed(true));
    // `isOnline`: loads again after a lost connection.
  }, [loadPart, isOnline]);
  if (part !== null) return <Answering {...props} translate={part} />;
  return hasFailed ? (
    <>
      <p role="alert">{t('answering:failed')}</p>
      <p>
        <Button onClick={load}>{t('answering:retry')}</Button>
      </p>
    </>
  ) : (
    <p role="status">
      <LiveText>{t('answering:loading')}</LiveText>
    </p>
  );
}

/** @param props.translate the visitor's texts */
function Answering({ translate, ...props }: Props & { translate: Translate }) {
  const { request, unknown, categories, contacts, siteUrl, hash } = props;
  const { t, iso } = useTexts();
  const { live, state, askAgain } = useAskedItems(request.items);
  const [touched, setTouched] = useState<AnswerValues>(() => ({ ...toKeptValues(), ...readTypedAnswer(hash) }));
  const today = useToday();
  useEffect(() => writeTypedAnswer(hash, touched), [hash, touched]);
  const items = live?.items ?? [];
  // Whom the visitor saw first: the stock has an order of its own.
  const asked = items.find(({ advertisementID }) => advertisementID === request.items[0]) ?? items[0];
  const contact = asked === undefined ? null : findContact(contacts, asked.category.name);
  const first = toFirstValues(request, items.map(toKnownItem));
  const values: AnswerValues = { ...first, seller: contact?.name ?? '', ...touched };
  const sold = items.filter(({ advertisementID: id }) => values[toAvailableName(id)] === 'sold');
  const similar = useSimilarItems(sold, request.items);
  const company = useCompany();
  const own = useCompany(request.locale);
  const times = company?.openingTimes ?? null;
  const dutch = { t, iso };
  const notKnown = t('answering:facts.unknown');
  const isUnknown = (typed: string) => isSameLine(typed, notKnown);
  const fields = request.facts.flatMap((id) => {
    const field = toFactField(id, dutch);
    const typed = values[toFactName(id)] ?? '';
    const isUnread = !isUnknown(typed) && toFactWords(id, typed, dutch) === null;
    const unknownChoice = { value: notKnown, label: notKnown };
    return field === null ? [] : [{ id, ...field, choices: [...field.choices, unknownChoice], isUnread }];
  });
  const toWords = (locale: Locale, wording: typeof dutch) => {
    const words = { ...wording, dealers: t };
    return {
      ...words,
      items: toAnswerItems(request.items, live, similar, { ...wording, locale, categories, siteUrl }),
      facts: fields.map(({ id, label }) => {
        const typed = values[toFactName(id)] ?? '';
        const value = isUnknown(typed)
          ? wording.t('answer:factUnknown')
          : (toFactWords(id, typed, wording) ?? toTypedText(typed, words));
        return { label: toFactField(id, wording)?.label ?? label, value };
      }),
    };
  };
  const known = fields.map(({ id }) => id);
  const { locale } = request;
  return (
    <AnswerForm
      request={request}
      own={toWords(locale, { t: translate, iso: knownLocales[locale].iso })}
      dealers={toWords(defaultLocale, dutch)}
      facts={fields}
      unknown={[...unknown, ...request.facts.filter((fact) => !known.includes(fact))]}
      isStock={state}
      onAskAgain={askAgain}
      seller={{
        company: company?.name ?? '',
        address: own === null ? null : toAddressLine(own),
        phone: toForeignPhone((values.seller === contact?.name ? contact?.phone : null) ?? company?.phone ?? null),
        email: company?.email ?? null,
        site: siteUrl + toPath('home', locale),
        verify: siteUrl + toPath('verify', locale),
      }}
      toDayNote={(date) => <DayNote times={times} date={date} />}
      values={values}
      today={today}
      onChange={(name, value) => {
        if (name === 'seller') writeSellerName(value);
        setTouched((before) => ({ ...before, [name]: value }));
      }}
    />
  );
}

/** The name below the last answer of this browser goes before whom the machine's page names. */
function toKeptValues(): AnswerValues {
  const name = readSellerName();
  return name === '' ? {} : { seller: name };
}

/** With its country code, whatever the editor's spelling: the answer may go abroad. */
function toForeignPhone(phone: PhoneLink | null): string | null {
  if (phone === null) return null;
  return phone.text.startsWith('+') ? phone.text : (phone.href?.replace(/^tel:/, '') ?? phone.text);
}
