/** The same as the page shows before the application runs; its looks are in index.html. */
export function Splash() {
  return (
    <div className="splash">
      <img src="/icon.svg" alt="" width={96} height={96} />
      Grządka
    </div>
  );
}
