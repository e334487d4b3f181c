import { openRunning } from './open-running.ts';

/** Those of the measurements that a program has acknowledged which the database of this DATA_DIR does not hold. */
export async function lostMeasurements(
  dataDir: string,
  acknowledged: readonly string[],
): Promise<unknown[]> {
  const { pool } = await openRunning(dataDir);
  const { rows } = await pool.query(
    'select id as lost from unnest($1::uuid[]) id except select id from measurement',
    [acknowledged],
  );
  return rows;
}
