import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listAssignmentsOfGarden, listAssignmentsOfParty } from './assignment.list.ts';
import { createAssignment, deleteAssignment, releaseAssignment } from './assignment.repo.ts';

/** The calls of the assignments: who holds which garden from when to when. */
export function routes({ serve, db }: AppContext): void {
  serve(assignmentEndpoints.ofGarden, ({ params }) => listAssignmentsOfGarden(db, params.id));

  serve(assignmentEndpoints.ofParty, ({ params }) => listAssignmentsOfParty(db, params.id));

  serve(assignmentEndpoints.create, ({ body, caller }) =>
    createAssignment(db, { data: body, caller }),
  );

  serve(assignmentEndpoints.release, ({ body, caller, ifMatch }) =>
    releaseAssignment(db, { ...body, caller, ifMatch }),
  );

  serve(assignmentEndpoints.delete, ({ params, caller, ifMatch }) =>
    deleteAssignment(db, { ...params, caller, ifMatch }),
  );
}
