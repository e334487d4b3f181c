import { writeOffEndpoints } from '@grzadka/contract/write-off/write-off.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { createWriteOff } from './write-off.repo.ts';

/** The call that writes off. */
export function routes({ serve, db }: AppContext): void {
  serve(writeOffEndpoints.create, ({ body, caller }) => createWriteOff(db, { ...body, caller }));
}
