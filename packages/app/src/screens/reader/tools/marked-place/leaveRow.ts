/** Gives the focus on from a row that goes away: to the same button of the one after it or before, or else to what closes the drawer. */
export function leaveRow(): void {
  const row = document.activeElement?.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const buttons = (neighbour ?? row?.closest('dialog'))?.querySelectorAll<HTMLElement>(
    neighbour ? 'button' : 'h2 ~ button',
  );
  buttons?.item(buttons.length - 1)?.focus();
}
