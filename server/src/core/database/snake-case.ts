/** A name of a table or column as the database has it: 'auditEntry' is `audit_entry`. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
