import { Outlet } from 'react-router';
import { type ContentOwner, ContentOwnerContext } from './content-owner.ts';

/** The screens below an owner's address, told whose content they are about. */
export function OwnerOutlet({ owner }: { owner: ContentOwner }) {
  return (
    <ContentOwnerContext value={owner}>
      <Outlet />
    </ContentOwnerContext>
  );
}
