/** A method of the mini-program as a promise; it takes `{…, success, fail}`. */
const call = (my, name, params = {}) =>
  new Promise((resolve, reject) => {
    my[name]({ ...params, success: resolve, fail: reject });
  });

const isFields = (value) => typeof value === 'object' && value !== null;

/** Some clients hand over the message, others an event detail with the message in it. */
const messageIn = (detail) => (isFields(detail) && isFields(detail.data) ? detail.data : detail);

const authCode = async (my) => {
  const { authCode: code } = await call(my, 'getAuthCode', { scopes: 'auth_base' });
  return { login: true, authCode: code };
};

const device = async (my) => {
  const info = await call(my, 'getSystemInfo');
  return {
    osName: String(info.platform).toLowerCase().startsWith('i') ? 'ios' : 'android',
    osVersion: info.system,
    model: info.model,
    device: info.brand,
    appVersion: info.version,
    titleBarHeight: info.titleBarHeight,
    statusBarHeight: info.statusBarHeight,
  };
};

/**
 * Answers what a page of the product asks of its mini-program: `{source: 'shuye', id, method, params}` is answered by
 * `{id, ok: true, result}` or `{id, ok: false, error: {code}}`, once. What is missing here the product does without:
 * following, the reading task and a reader of its own are for the team of the mini-program to add.
 */
export function createHandlers(my, post) {
  const changed = {};
  let card;

  const methods = {
    setNavigationBar: ({ backgroundColor }) => call(my, 'setNavigationBar', { backgroundColor }),
    updateToken: () => authCode(my),
    getAuthInfo: () => authCode(my),
    requestCommonParams: async () => ({ app: 'alipay', ...(await device(my)), ...changed }),
    updateCommonParams: async (params) => void Object.assign(changed, params),
    getGlobalInfo: () => device(my),
    showToast: ({ message }) => call(my, 'showToast', { content: message, type: 'none' }),
    navigateToMiniProgram: ({ appId, path }) => call(my, 'navigateToMiniProgram', { appId, path }),
    report: async ({ name, params }) => my.reportAnalytics(name, params),
    // The panel asks for its card once it is open: its end answers the page.
    share: (asked) =>
      new Promise((resolve) => {
        card = { ...asked, end: (shared) => resolve({ shared }) };
      }),
  };

  return {
    receive: async (detail) => {
      const message = messageIn(detail);
      if (!isFields(message) || message.source !== 'shuye' || typeof message.id !== 'string') return;
      const { id, method, params } = message;
      const handle = Object.prototype.hasOwnProperty.call(methods, method) ? methods[method] : undefined;
      if (!handle) {
        post({ id, ok: false, error: { code: 'no-method' } });
        return;
      }
      try {
        const result = await handle(isFields(params) ? params : {});
        post({ id, ok: true, result: result || {} });
      } catch (error) {
        post({ id, ok: false, error: { code: 'refused', message: String((error && error.errorMessage) || '') } });
      }
    },

    /** What is shared of the page at `address`: the card that it sent before, or itself. */
    shareCard: (address) => {
      const { title = '书页小说', text = '', url = address, end = () => undefined } = card || {};
      card = undefined;
      return {
        title,
        desc: text,
        path: `/pages/web/web?url=${encodeURIComponent(url)}`,
        success: () => end(true),
        fail: () => end(false),
      };
    },
  };
}
