import { addToastPlace } from './toast-places.ts';

/** Where short messages appear while it is there, in place of the edge of the window: below what they are about. */
export function ToastPlace() {
  return <div ref={register} />;
}

function register(place: HTMLDivElement | null): (() => void) | undefined {
  return place === null ? undefined : addToastPlace(place);
}
