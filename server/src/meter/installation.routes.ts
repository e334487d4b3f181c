import { installationEndpoints } from '@grzadka/contract/meter/installation/installation.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { putOnInstallation } from './installation/put-on-installation.ts';
import { replaceInstallation } from './installation/replace-installation.ts';
import { takeOffInstallation } from './installation/take-off-installation.ts';
import { undoInstallation } from './installation/undo-installation.ts';
import { updateInstallation } from './installation/update-installation.ts';

/** The calls of the devices at a meter. */
export function routes({ serve, db }: AppContext): void {
  serve(installationEndpoints.replace, ({ body, caller }) =>
    replaceInstallation(db, { exchange: body, caller }),
  );

  serve(installationEndpoints.takeOff, ({ body, caller }) =>
    takeOffInstallation(db, { removal: body, caller }),
  );

  serve(installationEndpoints.putOn, ({ body, caller }) =>
    putOnInstallation(db, { mounting: body, caller }),
  );

  serve(installationEndpoints.update, ({ body, caller, ifMatch }) =>
    updateInstallation(db, { ...body, caller, ifMatch }),
  );

  serve(installationEndpoints.undo, ({ params, caller, ifMatch }) =>
    undoInstallation(db, { id: params.id, caller, ifMatch }),
  );
}
