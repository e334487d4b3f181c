import { Outlet, ScrollRestoration } from 'react-router';
import { SessionExpiredDialog } from '../session/SessionExpiredDialog.tsx';

/** What stands around every route, the login screen included. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <SessionExpiredDialog />
      <ScrollRestoration />
    </>
  );
}
