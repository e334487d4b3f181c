import { mdiHistory } from '@mdi/js';
import type { SystemCard } from '../core/system-card.ts';
import { icon } from '../core/ui/icon.ts';
import { auditPaths } from './audit.paths.ts';
import { auditText } from './audit.text.ts';

/** Leads to the audit, which is never well or in need of anybody. */
export const auditSystemCard: SystemCard = {
  title: auditText.list,
  icon: icon(mdiHistory, 'Audit'),
  to: auditPaths.list,
  text: auditText.card,
};
