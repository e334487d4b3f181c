import { useMay } from '../core/access/access.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { paths } from '../core/paths.ts';
import { importPermission } from './import.area.ts';
import { importText } from './import.text.ts';

/** Leads from a list to the import of many, where the person may import anything. */
export function ImportListLink() {
  return useMay(importPermission) && <ListLink to={paths.import} label={importText.title} />;
}
