import { Link } from 'gatsby';
import { useMemo } from 'react';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import * as moreLink from '@/components/ui/more-link.module.css';
import { useNearView } from '@/hooks/use-near-view';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import { useAnswers, type Answers } from '../../hooks/use-answers';
import { useItemPath } from '../../hooks/use-item-path';
import { getCategoryName } from '../../model/categories/category';
import type { StockItem } from '../../model/item';
import { buildSimilarRequests, pickSimilar } from '../../model/item-page/similar';

import { ItemRow } from './item-row';

const wanted = 4;

type Props = { item: StockItem; categoryPath: string };

/**
 * Items of the same kind, nearest in price and year. Fetched when the visitor comes near the section, so none is sold.
 */
export function SimilarItems({ item, categoryPath }: Props) {
  const { t } = useTexts();
  const locale = useLocale();
  const { ref, isNear } = useNearView<HTMLDivElement>('similar');
  const label = getCategoryName(item.category, locale);
  const categories = useMemo(
    () => [{ name: item.category.name, label, path: categoryPath }],
    [item.category.name, label, categoryPath],
  );
  const toPath = useItemPath(categories);

  const close = useAnswers(isNear ? buildSimilarRequests(item) : []);
  const isAnswered = isNear && close.isSettled;
  const found = pickSimilar(item, toItems(close), wanted);
  const isFew = isAnswered && found.length < wanted && item.subCategory !== undefined;
  const wider = useAnswers(isFew ? buildSimilarRequests(item, { anySubCategory: true }) : []);
  const shown = isFew ? pickSimilar(item, [...toItems(close), ...toItems(wider)], wanted) : found;
  const isDone = isAnswered && wider.isSettled;
  const hasFailed = [...close.answers, ...wider.answers].includes(null);
  return (
    <div ref={ref} id="similar" data-print="no">
      <ItemRow
        title={t('item:similar.title')}
        isNear={isNear}
        more={
          <Link to={categoryPath} className={moreLink.link}>
            <LiveText>{t('item:similar.all', { category: label })}</LiveText> <Icon name="arrow" />
          </Link>
        }
        items={isDone || shown.length > 0 ? shown.map((one) => ({ item: one, path: toPath(one) })) : null}
      >
        {isDone && shown.length === 0 && (
          <p>
            <LiveText>{t(hasFailed ? 'stock:list.failed' : 'item:similar.none')}</LiveText>
          </p>
        )}
      </ItemRow>
    </div>
  );
}

function toItems({ answers }: Answers): StockItem[] {
  return answers.flatMap((answer) => answer?.items ?? []);
}
