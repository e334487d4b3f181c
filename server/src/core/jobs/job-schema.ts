/** Where pg-boss keeps its tables: beside the application's, in a schema of their own. */
export const jobSchema = 'job_queue';
