import { type ReactNode, useMemo } from 'react';
import { Outlet } from '../core/navigation/Outlet.tsx';
import { useParams } from '../core/navigation/place.ts';
import { type ContentOwner, ContentOwnerContext } from './content-owner.ts';

/** The ids in an address, by the names that its pattern gives them. */
export type Ids = Readonly<Partial<Record<string, string>>>;

interface OwnerOutletProps {
  /** The owner that the ids in the address name. */
  ownerOf: (ids: Ids) => ContentOwner;
  /** What is there for as long as any of them is. */
  children?: ReactNode;
}

/** Gives the screens below it the owner of the content that they are about. */
export function OwnerOutlet({ ownerOf, children }: OwnerOutletProps) {
  const ids = useParams();
  return (
    <ContentOwnerContext value={useMemo(() => ownerOf(ids), [ownerOf, ids])}>
      <Outlet />
      {children}
    </ContentOwnerContext>
  );
}
