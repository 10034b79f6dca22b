import type { Device } from './createDevice.ts';
import { anySkew, DAY_MS, strikes, type World } from './createWorld.ts';

const BOOKS = 24;
/** An answer this late comes long after its call was given up. */
const LATE_MS = 60_000;

const anyBook = ({ random }: World): string => String(random.below(BOOKS));
const someBooks = (world: World): string[] => Array.from({ length: 1 + world.random.below(3) }, () => anyBook(world));

/** A user does something with a device; each place read is told apart by the moment. */
function act(world: World, device: Device, time: number): void {
  const what = world.random.below(20);
  if (what < 6) device.add(someBooks(world), time);
  else if (what < 12) device.update(anyBook(world), `p${world.nowMs}`, time);
  else if (what < 17) device.remove(someBooks(world), time);
  else if (what < 18) device.addAsGuest(someBooks(world), time);
  else {
    const merge = device.mergeGuest(time, strikes(world, 'crash in guest merge', 0.5));
    if (merge === 'lost' || merge === 'revived') world.wrong.push(`${merge}: guest's books`);
  }
}

function serve(world: World): void {
  const { requests, answers, server, nowMs } = world;
  const message = requests.deliver(nowMs, () => strikes(world, 'request twice', 0.2));
  if (!message || strikes(world, 'server crash before commit', 0.14)) return;
  const answer = server.receive(message, nowMs + world.serverSkew);
  if (!message.pulls || strikes(world, 'server crash before answer', 0.18)) return;
  if (strikes(world, 'refused shelf', 0.2)) answers.send({ ...answer, kind: 'refused', actions: [] }, nowMs);
  else answers.send(strikes(world, 'empty answer', 0.25) ? { ...answer, actions: [] } : answer, nowMs);
}

function listen(world: World): void {
  const { answers, devices, online, nowMs } = world;
  const answer = answers.deliver(nowMs, () => strikes(world, 'answer twice', 0.2));
  if (!answer || !online[answer.device]) return;
  if (strikes(world, 'crash before saving', 0.22)) devices[answer.device]?.crash();
  else if (strikes(world, 'late answer', 0.3)) answers.send(answer, nowMs, LATE_MS);
  else devices[answer.device]?.take(answer);
}

function disturb(world: World, device: Device, at: number): void {
  const { random, requests, answers, faults } = world;
  if (random.chance(0.3) && requests.lose()) faults['request lost'] += 1;
  if (random.chance(0.3) && answers.lose()) faults['answer lost'] += 1;
  if (strikes(world, 'device crash', 0.15)) device.crash();
  if (strikes(world, 'partition', 0.2)) world.online[at] = !world.online[at];
  if (strikes(world, 'clock jump', 0.15)) world.skews[at] = anySkew(random);
  if (strikes(world, 'server clock jump', 0.12)) world.serverSkew = random.chance(0.7) ? 0 : anySkew(random);
  if (strikes(world, 'long idle', 0.12)) world.nowMs += random.below(random.chance(0.05) ? 400 * DAY_MS : DAY_MS);
}

/** Something happens somewhere, by chance. */
export function takeStep(world: World): void {
  const { random, devices, online, requests } = world;
  world.nowMs += 1 + random.below(400);
  const at = random.below(devices.length);
  const device = devices[at];
  if (!device) return;
  device.tick(world.nowMs);
  const what = random.below(100);
  if (what < 24) act(world, device, world.nowMs + (world.skews[at] ?? 0));
  else if (what < 48) {
    const message = online[at] ? device.call(world.nowMs, random.chance(0.85)) : undefined;
    if (message) requests.send(message, world.nowMs);
  } else if (what < 70) serve(world);
  else if (what < 90) listen(world);
  else disturb(world, device, at);
}
