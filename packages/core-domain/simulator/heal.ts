import { checkShelves } from './checkShelves.ts';
import type { World } from './createWorld.ts';

/** Every outbox has to be empty this long after healing, in virtual milliseconds (R3). */
export const LIVENESS_MS = 30_000;
const TICK_MS = 100;

/** One beat of the healed world: devices call as their timers tell them, everything arrives. */
function beat(world: World, unheard: Set<unknown>): void {
  const { devices, requests, answers, server } = world;
  world.nowMs += TICK_MS;
  for (const device of devices) {
    device.tick(world.nowMs);
    const message = unheard.has(device) || !device.isSettled() ? device.call(world.nowMs, true) : undefined;
    if (!message) continue;
    requests.send(message, world.nowMs, TICK_MS);
    unheard.delete(device);
  }
  for (let request = requests.deliver(world.nowMs); request; request = requests.deliver(world.nowMs)) {
    const answer = server.receive(request, world.nowMs);
    if (request.pulls) answers.send(answer, world.nowMs, TICK_MS);
  }
  for (let answer = answers.deliver(world.nowMs); answer; answer = answers.deliver(world.nowMs)) {
    devices[answer.device]?.take(answer);
  }
}

/** No more faults until nothing waits anywhere; then everything is compared. Gives the time that took. */
export function heal(world: World): number {
  const { devices, server, history, online, wrong } = world;
  const healedAt = world.nowMs;
  online.fill(true);
  world.serverSkew = 0;
  const unheard = new Set<unknown>(devices);
  while (unheard.size > 0 || !devices.every((device) => device.isSettled())) {
    beat(world, unheard);
    if (world.nowMs - healedAt <= LIVENESS_MS) continue;
    wrong.push('stalled');
    break;
  }
  // One more pull each: a device that was quiet first has not seen what the others sent after it.
  for (const device of devices) {
    device.crash();
    const message = device.call(world.nowMs, true);
    if (message) device.take(server.receive(message, world.nowMs));
  }
  wrong.push(...checkShelves(devices, server.shelf(), history));
  return world.nowMs - healedAt;
}
