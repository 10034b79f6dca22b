import './firstText.css';

/** The text of a chapter as a server sent it, until the reader draws its own. */
export const FIRST_TEXT_ID = 'first-text';

/** Takes the server's text away, once the reader has drawn the same in its place. */
export const removeFirstText = (): void => document.getElementById(FIRST_TEXT_ID)?.remove();
