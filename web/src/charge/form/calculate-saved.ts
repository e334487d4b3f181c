import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import { call } from '../../core/api/call.ts';

/** Has a saved draft calculated. It stays saved where that cannot be asked for: its screen has the button that does. */
export async function calculateSaved(id: string): Promise<void> {
  await call(chargeRunEndpoints.calculate, { body: { id } }).catch(() => undefined);
}
