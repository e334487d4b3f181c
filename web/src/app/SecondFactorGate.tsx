import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Splash } from '../core/ui/Brand.tsx';
import { useSession } from '../session/session.ts';

// Few roles are asked, and each person once.
const SecondFactorScreen = lazy(async () => ({
  default: (await import('./SecondFactorScreen.tsx')).SecondFactorScreen,
}));

/** Lets nobody to the screens whose role asks for a second factor and who has none: they switch it on first. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { info } = useSession();
  // While the recovery codes are on the screen, the session may know already that it is on.
  const [isSwitchingOn, setSwitchingOn] = useState(false);
  if (!info?.mustSwitchOnSecondFactor && !isSwitchingOn) return children;
  return (
    <Suspense fallback={<Splash />}>
      <SecondFactorScreen isSwitchingOn={isSwitchingOn} onSwitchingOn={setSwitchingOn} />
    </Suspense>
  );
}
