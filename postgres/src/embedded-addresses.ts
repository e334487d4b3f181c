import { createHmac } from 'node:crypto';

/** Made with the cluster, its superuser: owns the database and all that is in it. */
export const ownerRole = 'grzadka';

/** What the application works as; whoever prepares a database makes it, with `applicationPassword`. */
export const applicationRole = 'grzadka_application';

/** Where the databases of an embedded cluster are reached, as either of its two roles. */
export interface EmbeddedAddresses {
  /** The address of a database for its owner, password included. */
  ownerUrl(databaseName: string): string;
  /** The address of a database for the application's role, password included. */
  applicationUrl(databaseName: string): string;
  /** What the application's role signs in with. */
  readonly applicationPassword: string;
}

/**
 * The addresses in the cluster that listens at this port. The application's password follows from the
 * owner's: one secret file is all there is to keep and to lose, and from the application's password
 * nobody learns the owner's.
 */
export function embeddedAddresses(port: number, ownerPassword: string): EmbeddedAddresses {
  const applicationPassword = createHmac('sha256', ownerPassword)
    .update(applicationRole)
    .digest('base64url');
  const url = (role: string, password: string, databaseName: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${databaseName}`;
  return {
    ownerUrl: (databaseName) => url(ownerRole, ownerPassword, databaseName),
    applicationUrl: (databaseName) => url(applicationRole, applicationPassword, databaseName),
    applicationPassword,
  };
}
