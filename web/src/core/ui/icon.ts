import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';

/** An icon of one of the paths of @mdi/js; it says nothing by itself, its button bears the name. */
export function icon(path: string, name: string) {
  return createSvgIcon(createElement('path', { d: path }), name);
}
