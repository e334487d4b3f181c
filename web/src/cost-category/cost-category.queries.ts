import { costCategoryOptionsCall } from '@grzadka/contract/cost-category/cost-category.options';
import { costCategoryPlace } from '@grzadka/contract/cost-category/cost-category.place';
import { callQuery } from '../core/api/call-query.ts';

/** The names of all cost categories. */
export const costCategoryOptionsQuery = callQuery(
  [costCategoryPlace.name, 'options'],
  costCategoryOptionsCall,
  {},
);
