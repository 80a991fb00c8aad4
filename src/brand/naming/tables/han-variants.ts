/**
 * Chinese characters that are forms of one another: traditional or variant, then simplified or Japanese. Those that are
 * frequent in companies' names, of Unihan's kSimplifiedVariant, kTraditionalVariant and kZVariant
 * (https://www.unicode.org/reports/tr38/).
 */
const VARIANTS = `
騰腾 訊讯 銀银 灣湾 臺台 國国 華华 業业 電电 車车 門门 開开 關关 東东 龍龙 龜龟 馬马 鳥鸟 魚鱼 麥麦 黃黄 齊齐 齒齿
點点 體体 學学 會会 網网 線线 雲云 達达 運运 動动 機机 廠厂 廣广 廳厅 書书 報报 場场 團团 圖图 園园 圓圆 壽寿
實实 寶宝 專专 將将 尋寻 對对 導导 層层 島岛 幣币 帶带 師师 張张 強强 彌弥 應应 愛爱 戰战 戲戏 擊击 擇择 擴扩
據据 數数 斷断 時时 曉晓 暢畅 條条 極极 構构 樂乐 標标 樓楼 樹树 橋桥 檢检 權权 歐欧 歡欢 歲岁 歷历 殼壳 氣气
漢汉 漁渔 潔洁 澤泽 濟济 濱滨 灝灏 為为 無无 熱热 營营 爐炉 爾尔 獎奖 獨独 獲获 環环 產产 畫画 異异 發发 盤盘
監监 眾众 確确 碼码 礎础 禮礼 種种 稱称 積积 穩稳 競竞 筆笔 節节 範范 築筑 簡简 籃篮 糧粮 紅红 紙纸 級级 納纳
紐纽 純纯 紡纺 細细 終终 組组 結结 絡络 給给 統统 經经 綜综 綠绿 維维 綱纲 緣缘 編编 縣县 總总 織织 繪绘 繼继
續续 羅罗 義义 習习 聖圣 聞闻 聯联 聲声 職职 腦脑 臨临 舉举 舊旧 艦舰 莊庄 蘇苏 蘋苹 藍蓝 藝艺 藥药 處处 號号
衛卫 術术 裝装 製制 複复 視视 覽览 觀观 規规 計计 訂订 討讨 訓训 記记 設设 許许 診诊 評评 試试 詩诗 話话 該该
詳详 語语 說说 課课 調调 請请 論论 諾诺 謝谢 證证 識识 譜谱 議议 護护 讀读 變变 貝贝 財财 貢贡 貨货 販贩 貿贸
費费 貼贴 資资 賓宾 賣卖 質质 購购 賽赛 贏赢 趙赵 軌轨 軍军 軟软 載载 輕轻 輛辆 輝辉 輪轮 輸输 轉转 農农 進进
遊游 過过 遠远 適适 選选 遷迁 邁迈 還还 鄉乡 鄭郑 釀酿 釋释 里裡 針针 釣钓 鈴铃 鋁铝 鋼钢 錄录 錢钱 鍵键
鎮镇 鏈链 鏡镜 鐘钟 鐵铁 鑽钻 長长 閃闪 間间 閣阁 閱阅 陽阳 陸陆 隊队 階阶 際际 險险 難难 雙双 離离 靈灵 韓韩
響响 頁页 頂顶 項项 順顺 預预 頭头 頻频 題题 額额 顏颜 類类 願愿 顧顾 風风 飛飞 飯饭 飲饮 養养 館馆 駐驻
駕驾 駿骏 騎骑 驅驱 驗验 髮发 鬆松 鮮鲜 鴻鸿 鵬鹏 鷹鹰 鹽盐 麗丽 億亿 優优 傳传 價价 儀仪 個个 們们 倉仓
偉伟 備备 債债 儲储 兒儿 內内 兩两 冊册 凱凯 劃划 劇剧 劉刘 創创 務务 勝胜 勞劳 勢势 匯汇 區区 協协 單单 壓压
壢坜 壇坛 墻墙 聰聪 興兴 與与 萬万 葉叶 蓋盖 慶庆 憲宪 懷怀 採采 揚扬 擁拥 攜携 敵敌 晉晋 橫横 歸归 決决 淨净
淺浅 測测 準准 溫温 滬沪 滿满 潤润 澀涩 灑洒 煙烟 燈灯 燒烧 牆墙 狀状 豐丰 貓猫 陳陈 險险 衆众 綫线 啓启 啟启
沢泽 浜滨 広广 図图 売卖 読读 醫医 楽乐 気气 円圆 駅驿 驛驿 鉄铁 関关 発发 検检 県县 実实 証证 経经 総总 戦战
`;

/** Each character to the one its forms are compared in. */
export const HAN_FORMS: ReadonlyMap<string, string> = new Map(
  VARIANTS.trim()
    .split(/\s+/)
    .map((pair) => [...pair])
    .flatMap(([from = '', to = '']): readonly (readonly [string, string])[] => (from === to ? [] : [[from, to]])),
);

/**
 * Characters mistaken for one another because they sound or look alike: those that share a phonetic part or differ in
 * one stroke, of Unihan's kSpoofingVariant and common lists of wrongly written characters (错别字).
 */
const LOOKALIKES = `
讯迅汛 底低抵 己已巳 未末 土士 大太犬 日曰目 人入 干千 天夫 田由甲申电 木本 王玉主 白自 石右 问间闻 贝见 历厉 户尸 兔免
晴睛 清请情青 第弟 做作 在再 带戴 坐座 象像 须需 记计 度渡 辩辨辫 籍藉 博搏 蓝篮兰 园圆 科料 帐账 订定 竞竟 候侯
华化花哗桦 淘陶掏萄 场扬杨汤肠畅 場揚楊湯陽暢 报抱 网冈罔 腾藤誊 京惊景凉谅 新辛欣鑫薪 浪狼郎朗廊 搜嫂艘 狐孤弧
联连莲 想响享 小晓 米迷咪 微薇徽 豆逗痘 知智 乎呼 优忧尤 酷裤 爱艾 奇骑寄琦 携隽 程成城诚 同铜桐 里理哩 东冬
方芳仿访防房 正证政征整 众重 点店惦 评平苹坪 猫喵描 苏酥 宁柠拧 美每 拼饼 顺川 丰风峰锋蜂 中仲钟忠种 银根 工公
建健键 农浓 民明名鸣铭 仁任 晚挽 年念 代袋 经径 济挤 财材才 航杭 院完 馆官管 视示 播波 商尚 广扩
`;

const ALIKE: ReadonlyMap<string, number> = new Map(
  LOOKALIKES.trim()
    .split(/\s+/)
    .flatMap((group, index) => [...group].map((character) => [character, index] as const)),
);

/** Whether two characters are likely to be mistaken for one another. */
export function areLookalikes(a: string, b: string): boolean {
  const group = ALIKE.get(a);
  return group !== undefined && group === ALIKE.get(b);
}
