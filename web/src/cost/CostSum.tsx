import { formatAmount } from '@grzadka/contract/core/number/amount';
import type { CostSum as Sum } from '@grzadka/contract/cost/cost.model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListQuery } from '../core/list/list-data-source.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { FittingTable } from '../core/ui/fit/FittingTable.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../core/ui/overlays/Dialog.tsx';
import { costSumQuery } from './cost.queries.ts';
import { costText } from './cost.text.ts';

/** What the costs come to that are listed; pressed, by category. What cannot be read is left out. */
export function CostSum({ query }: { query: ListQuery }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...costSumQuery(query), placeholderData: keepPreviousData });
  if (!data || data.count === 0) return null;
  return (
    <>
      <Button look="outlined" size="small" onClick={() => setOpen(true)}>
        {costText.sum(data.amount, data.count)}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} isWide>
        <DialogTitle>{costText.byCategoryTitle}</DialogTitle>
        <DialogContent>
          <Categories sum={data} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{costText.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Categories({ sum: { amount, categories } }: { sum: Sum }) {
  return (
    <FittingTable aria-label={costText.byCategoryTitle} content={categories}>
      <thead>
        <tr>
          <th scope="col">{costText.category}</th>
          <th scope="col" className="number">
            {costText.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category.id}>
            <td>{category.name}</td>
            <td className="number" data-label={costText.amount}>
              {formatAmount(category.amount)}
            </td>
          </tr>
        ))}
        <tr>
          <td>
            <strong>{costText.total}</strong>
          </td>
          <td className="number" data-label={costText.amount}>
            <strong>{formatAmount(amount)}</strong>
          </td>
        </tr>
      </tbody>
    </FittingTable>
  );
}
