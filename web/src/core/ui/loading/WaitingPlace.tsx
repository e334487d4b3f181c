/** Stands in a `ScreenColumn` for a card that may turn out to be none: what is below it waits until that is known. */
export function WaitingPlace() {
  return (
    <div>
      <div data-waiting />
    </div>
  );
}
