/** The id of the one row of the settings, and of what stands beside it in tables of its own. */
export const settingsId = '00000000-0000-7000-8000-000000000042';

/** What the audit calls the settings. */
export const settingsType = 'settings';
