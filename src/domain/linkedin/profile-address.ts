const pattern = /^https?:\/\/(?:www\.)?linkedin\.com\/in\/[A-Za-z0-9-]+\/?$/;

/** Whether a text is the address of a LinkedIn profile: `https://www.linkedin.com/in/name`. */
export const isProfileAddress = (text: string): boolean => pattern.test(text);
