const DECEPTIVE = /[\s\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069]/;

/** Whether an address holds blanks, controls, backslashes or invisible marks: what is shown is not what opens. */
export const looksDeceptive = (address: string): boolean => DECEPTIVE.test(address);
