/** So many jobs of a kind wait already that one more would wait too long: it is refused, and nothing of what needed it is stored. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';

  constructor(job: string) {
    super(`too many ${job} jobs wait`);
  }
}
