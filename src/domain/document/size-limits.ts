/** The longest resume that is taken, in characters: the longest have some 30,000. Sentences of `copy` name this number. */
export const maxResumeCharacters = 60_000;

/** Of so many of a PDF's pages, from the first, there are pictures: what comes after is no resume's. */
export const picturedPages = 6;

/** Of a scan so many pages are read: a resume has no more, and each takes a processor for seconds. */
export const recognizedPages = 4;
