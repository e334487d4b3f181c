import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { paths } from '../core/paths.ts';
import { auditLayout } from './audit.layout.tsx';
import { auditPaths } from './audit.paths.ts';
import { auditSource } from './audit.queries.ts';
import { auditText } from './audit.text.ts';

const layout = auditLayout(auditPaths.entry);

/** Who changed what, the latest first. */
export function AuditListScreen() {
  return (
    <ListScreen title={auditText.list} back={paths.system} source={auditSource} layout={layout} />
  );
}
