/** Where a database's folder is made until it is whole; what is found there was left by a process that died. */
export const partOf = (folder: string): string => `${folder}.part`;
