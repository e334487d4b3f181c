import { incomeCategoryOptionsCall } from '@grzadka/contract/income-category/income-category.options';
import { incomeCategoryPlace } from '@grzadka/contract/income-category/income-category.place';
import { callQuery } from '../core/api/call-query.ts';

/** The names of all income categories. */
export const incomeCategoryOptionsQuery = callQuery(
  [incomeCategoryPlace.name, 'options'],
  incomeCategoryOptionsCall,
  {},
);
