/** Where a database's folder is built until it's complete; anything found there was left by a process that died. */
export const partOf = (folder: string): string => `${folder}.part`;
