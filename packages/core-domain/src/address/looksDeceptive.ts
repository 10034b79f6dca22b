// Browsers drop some of these while they read an address and turn others into a slash: what is shown is not what opens.
const DECEPTIVE = /[\s\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069]/;

/** Whether an address holds characters that no honest one has: blanks, controls, backslashes, invisible marks. */
export const looksDeceptive = (address: string): boolean => DECEPTIVE.test(address);
