/** @jest-environment jsdom */
import { act, render, renderHook, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';

import { OpenNow } from '@/features/company/components/open-now';
import { OpeningHours } from '@/features/company/components/opening-hours';
import type { OpeningTimes } from '@/features/company/use-company';
import { useToday } from '@/features/stock/hooks/use-today';
import { parseQuery } from '@/features/stock/model/search/query';
import { toFilters } from '@/features/stock/model/search/search-request';
import { PopUp } from '@/layout/floating/pop-up';
import { fetchSiteHeaders } from '@/lib/network';

jest.mock('gatsby', () => ({ graphql: jest.fn(), useStaticQuery: jest.fn() }));
jest.mock('@/lib/network');
jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'nl' }));
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key, iso: 'nl-NL' }) }));
jest.mock('@/hooks/use-near-view', () => ({ useNearView: () => ({ ref: { current: null }, isNear: true }) }));
jest.mock('@/components/ui/button-link', () => ({ ButtonLink: 'a' }));

/** What is true: a Friday, ten in the morning where the dealer is. */
const server = 'Fri, 02 Oct 2026 08:00:00 GMT';
const yearMs = 365 * 86_400_000;

/** What the device says, in milliseconds from what is true. */
const lies = {
  nothing: 0,
  'three hours late': 3 * 3_600_000,
  'two days early': -2 * 86_400_000,
  'years off': 9 * yearMs,
};

const hours = '08:00-17:00';
const times: OpeningTimes = {
  timeZone: 'Europe/Amsterdam',
  ...{ monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: '09:00-11:00', saturday: null },
  sunday: null,
  exceptions: [
    { contentful_id: 'past', date: '2026-10-01', hours: null, label: 'voorbij', fallbacks: [] },
    { contentful_id: 'coming', date: '2026-10-03', hours, label: 'komt nog', fallbacks: [] },
  ],
};
const message = {
  ...{ fallbacks: [], node_locale: 'nl', updatedAt: '', text: null, button: null, endsAt: null },
};
const nodes = [
  { ...message, contentful_id: 'past', title: 'Was', enabled: true, from: '2026-09-01', until: '2026-10-01' },
  { ...message, contentful_id: 'today', title: 'Is', enabled: true, from: '2026-10-02', until: '2026-10-02' },
];

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

function pretend(off: number): void {
  jest.useFakeTimers({ now: Date.parse(server) + off });
  jest.mocked(useStaticQuery).mockReturnValue({ allContentfulPopUp: { nodes } });
}

describe.each(Object.entries(lies))('the clock of the device is %s', (_, off) => {
  beforeEach(() => {
    jest.mocked(fetchSiteHeaders).mockResolvedValue(new Headers({ date: server }));
    pretend(off);
  });
  afterEach(() => jest.useRealTimers());

  test('whether the company is open is said as it is, and which days that differ are past', async () => {
    render(
      <>
        <OpenNow times={times} />
        <OpeningHours times={times} exceptions={2} />
      </>,
    );
    await settle();
    expect(screen.getByText('company:open.until')).toBeInTheDocument();
    expect(screen.queryByText(/voorbij/)).not.toBeInTheDocument();
    expect(screen.getByText(/komt nog/)).toBeInTheDocument();
  });

  test('the message of today is shown', async () => {
    render(<PopUp />);
    await settle();
    expect(screen.getByRole('heading')).toHaveTextContent('Is');
  });

  test('what was listed this week is asked for from the right day on', async () => {
    const query = parseQuery('?filter-createdDate=week');
    const { result } = renderHook(() => useToday(query));
    await settle();
    expect(toFilters({ query, scope: {}, today: result.current })).toEqual([
      { property: 'createdDate', minimum: '2026-09-25T00:00:00Z' },
    ]);
  });
});

describe('nobody says what time it is', () => {
  beforeEach(() => {
    jest.mocked(fetchSiteHeaders).mockResolvedValue(null);
    pretend(0);
  });
  afterEach(() => jest.useRealTimers());

  test('nothing is said of now, and the hours are there', async () => {
    render(
      <>
        <OpenNow times={times} />
        <OpeningHours times={times} exceptions={2} />
      </>,
    );
    await settle();
    expect(screen.queryByText(/company:open\.|closedNow/)).not.toBeInTheDocument();
    expect(screen.getByText('9:00–11:00')).toBeInTheDocument();
    expect(screen.getByText(/voorbij/)).toBeInTheDocument();
  });

  test('no message that has days of its own is shown', async () => {
    render(<PopUp />);
    await settle();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
