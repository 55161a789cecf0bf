/** Names the migration's advisory lock: several processes may start at once, one migrates and the others wait. */
export const migrationLock = 727_274_001;
