import { createHandlers } from '../../bridge/handlers.js';
import { entryAddress } from '../../bridge/entryAddress.js';
import { ENTRY } from '../../settings.js';

/** Shows one page of the product, and answers what it asks of the mini-program. */
Page({
  data: { address: '' },

  onLoad(query) {
    this.view = my.createWebViewContext('product');
    this.handlers = createHandlers(my, (message) => this.post(message));
    this.setData({ address: entryAddress(ENTRY, query) });
  },

  onShow() {
    // Before the first load there is nobody to tell.
    if (this.view) this.post({ event: 'pageShow' });
  },

  onHide() {
    this.post({ event: 'pageHide' });
  },

  post(message) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the mini-program's own method, no window's
    this.view.postMessage(message);
  },

  onMessage(event) {
    this.handlers.receive(event.detail);
  },

  onShareAppMessage(options) {
    return this.handlers.shareCard(options.webViewUrl || this.data.address);
  },
});
